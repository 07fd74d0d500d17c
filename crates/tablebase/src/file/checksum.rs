use twox_hash::XxHash64;

/// XXH64 with seed 0.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    XxHash64::oneshot(0, bytes)
}
