use std::fmt;
use std::fs;
use std::time::{Duration, Instant};

/// What a run takes of the machine, measured from its begin.
pub(crate) struct Usage {
    begun: Instant,
    /// Time of all processors before.
    processors: Option<Duration>,
}

/// What a run took; what the system does not tell is left out. The text is one line, read back by
/// [`Used::read`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Used {
    pub(crate) wall: Duration,
    /// Time of all processors together.
    pub(crate) processors: Option<Duration>,
    /// The most memory held at a time, in MiB.
    pub(crate) memory: Option<u64>,
}

impl Usage {
    pub(crate) fn begin() -> Usage {
        Usage { begun: Instant::now(), processors: processor_time() }
    }

    pub(crate) fn end(&self) -> Used {
        let processors = processor_time().zip(self.processors).map(|(now, before)| now - before);
        Used { wall: self.begun.elapsed(), processors, memory: most_memory() }
    }
}

impl Used {
    /// The last line of a run's output.
    pub(crate) fn read(text: &str) -> Option<Used> {
        let line = text.lines().last()?.strip_prefix("took ")?;
        let field = |unit: &str| {
            line.split(", ").find_map(|part| part.strip_suffix(unit)?.trim().parse::<f64>().ok())
        };
        Some(Used {
            wall: Duration::from_secs_f64(field("s")?),
            processors: field("s of processors").map(Duration::from_secs_f64),
            memory: field("MiB at most").map(|mib| mib as u64),
        })
    }
}

impl fmt::Display for Used {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "took {:.2} s", self.wall.as_secs_f64())?;
        if let Some(processors) = self.processors {
            write!(f, ", {:.2} s of processors", processors.as_secs_f64())?;
        }
        if let Some(memory) = self.memory {
            write!(f, ", {memory} MiB at most")?;
        }
        Ok(())
    }
}

/// As Linux tells it.
fn processor_time() -> Option<Duration> {
    // The unit of these figures has been a hundredth of a second on every Linux there is.
    const TICK: Duration = Duration::from_millis(10);
    // The name of the program, in brackets, may have blanks; user and system time are the 12th and 13th after.
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u32>().ok();
    Some(TICK * (ticks()? + ticks()?))
}

/// As Linux tells it, in MiB.
fn most_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib.div_ceil(1024))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let cases = [(Some(2_500), Some(812)), (Some(10), None), (None, None)];
        for (processors, memory) in cases {
            let processors = processors.map(Duration::from_millis);
            let used = Used { wall: Duration::from_millis(1_250), processors, memory };
            assert_eq!(Used::read(&format!("made KRK.egt\n{used}\n")), Some(used));
        }
        assert_eq!(Used::read("made KRK.egt\n"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn linux_tells_time_and_memory() {
        let usage = Usage::begin();
        let used = usage.end();
        assert!(used.processors.is_some_and(|time| time < Duration::from_secs(3_600)));
        assert!(used.memory.is_some_and(|mib| (1..1 << 20).contains(&mib)));
    }
}
