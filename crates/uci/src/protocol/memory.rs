use std::fs;

/// Memory in MiB that is free to take; `None` if the system does not tell. Taking more may succeed at first, and end with
/// the process being killed.
pub(super) fn available_mib() -> Option<usize> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024)
}
