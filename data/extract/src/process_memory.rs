//! The memory of this process, as Linux reports it.

use std::fs;

/// A line of `/proc/self/status`, such as `VmHWM`, in bytes. `None` where there is no such file.
pub(crate) fn memory_of_status(name: &str) -> Option<u64> {
    parse(&fs::read_to_string("/proc/self/status").ok()?, name)
}

fn parse(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_in_kilobytes() {
        let status = "Name:\tx\nVmPeak:\t    8 kB\nVmHWM:\t  512 kB\n";
        assert_eq!((parse(status, "VmHWM"), parse(status, "Vm")), (Some(512 << 10), None));
    }
}
