use twox_hash::XxHash64;

/// XXH64 with seed 0. With `--cfg fuzzing` all bytes have the same, so that a fuzzer reaches what checksums protect.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    if cfg!(fuzzing) { 0 } else { XxHash64::oneshot(0, bytes) }
}
