use std::fmt;
use std::fs;
use std::time::{Duration, Instant};

pub(crate) struct UsageTimer {
    start: Instant,
    /// Processor time of this process at the start.
    processor_time: Option<Duration>,
}

/// Time and memory of a run, where the system reports them. Printed as one line that [`ResourceUsage::read`]
/// parses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ResourceUsage {
    pub(crate) wall: Duration,
    /// Time of all processors together.
    pub(crate) processor_time: Option<Duration>,
    /// Peak memory, in MiB.
    pub(crate) memory: Option<u64>,
}

impl UsageTimer {
    pub(crate) fn start() -> UsageTimer {
        UsageTimer { start: Instant::now(), processor_time: processor_time() }
    }

    pub(crate) fn elapsed(&self) -> ResourceUsage {
        let processor_time = processor_time().zip(self.processor_time).map(|(now, start)| now - start);
        ResourceUsage { wall: self.start.elapsed(), processor_time, memory: peak_memory() }
    }
}

impl ResourceUsage {
    /// Parses the last line of a run's output.
    pub(crate) fn read(text: &str) -> Option<ResourceUsage> {
        let line = text.lines().last()?.strip_prefix("took ")?;
        let field = |unit: &str| {
            line.split(", ").find_map(|part| part.strip_suffix(unit)?.trim().parse::<f64>().ok())
        };
        Some(ResourceUsage {
            wall: Duration::from_secs_f64(field("s")?),
            processor_time: field("s of processors").map(Duration::from_secs_f64),
            memory: field("MiB at most").map(|mib| mib as u64),
        })
    }
}

impl fmt::Display for ResourceUsage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "took {:.2} s", self.wall.as_secs_f64())?;
        if let Some(time) = self.processor_time {
            write!(f, ", {:.2} s of processors", time.as_secs_f64())?;
        }
        if let Some(memory) = self.memory {
            write!(f, ", {memory} MiB at most")?;
        }
        Ok(())
    }
}

/// Processor time of this process, on Linux.
fn processor_time() -> Option<Duration> {
    // The user-space clock tick is a hundredth of a second on every Linux architecture.
    const TICK: Duration = Duration::from_millis(10);
    // The program's name is in brackets and may contain spaces; user and system time are the 12th and 13th
    // fields after it.
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u32>().ok();
    Some(TICK * (ticks()? + ticks()?))
}

/// Peak memory of this process in MiB, on Linux.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib.div_ceil(1024))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_line_is_read_back() {
        let cases = [(Some(2_500), Some(812)), (Some(10), None), (None, None)];
        for (processor_time, memory) in cases {
            let processor_time = processor_time.map(Duration::from_millis);
            let used = ResourceUsage { wall: Duration::from_millis(1_250), processor_time, memory };
            assert_eq!(ResourceUsage::read(&format!("made KRK.egt\n{used}\n")), Some(used));
        }
        assert_eq!(ResourceUsage::read("made KRK.egt\n"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn linux_tells_time_and_memory() {
        let used = UsageTimer::start().elapsed();
        assert!(used.processor_time.is_some_and(|time| time < Duration::from_secs(3_600)));
        assert!(used.memory.is_some_and(|mib| (1..1 << 20).contains(&mib)));
    }
}
