#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::targets::xiangqi_moves(data));
