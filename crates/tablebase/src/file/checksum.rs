use twox_hash::XxHash64;

/// XXH64 with seed 0. Constant under `--cfg fuzzing`, so that a fuzzer gets past checksums.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    if cfg!(fuzzing) { 0 } else { XxHash64::oneshot(0, bytes) }
}
