//! Resource usage of the process, and sizes of folders.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

/// Linux counts processor time in hundredths of a second, independent of the kernel's clock.
const TICK: Duration = Duration::from_millis(10);

/// Processor time of all threads; `None` when the system does not provide it.
pub fn cpu_time() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name may contain spaces and ends with the last bracket. User and system time are fields 14 and 15.
    let after_name = stat.rsplit_once(')')?.1;
    let mut fields = after_name.split_whitespace().skip(11);
    let user: u32 = fields.next()?.parse().ok()?;
    let system: u32 = fields.next()?.parse().ok()?;
    Some(TICK * user.checked_add(system)?)
}

/// Processor time since `before`.
pub fn cpu_time_since(before: Option<Duration>) -> Option<Duration> {
    cpu_time()?.checked_sub(before?)
}

/// Peak memory of the process; `None` when the system does not provide it.
pub fn peak_bytes() -> Option<u64> {
    status_bytes("VmHWM:")
}

/// Current memory of the process; `None` when the system does not provide it.
#[cfg(feature = "vector-peers")]
pub fn memory_bytes() -> Option<u64> {
    status_bytes("VmRSS:")
}

fn status_bytes(name: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Resident bytes of a mapped file; `None` when the system does not provide them or the file is not mapped.
pub fn resident_bytes(path: &Path) -> Option<u64> {
    let path = fs::canonicalize(path).ok()?;
    let maps = fs::read_to_string("/proc/self/smaps").ok()?;
    let mut lines = maps.lines().skip_while(|line| !line.ends_with(&*path.to_string_lossy()));
    let line = lines.find_map(|line| line.strip_prefix("Rss:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Creates an empty folder.
pub fn fresh_folder(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)
}

/// Bytes of the files below `folder` that satisfy `is_wanted`.
pub fn folder_bytes(folder: &Path, is_wanted: &dyn Fn(&Path) -> bool) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            bytes += folder_bytes(&path, is_wanted)?;
        } else if is_wanted(&path) {
            bytes += fs::metadata(&path)?.len();
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn the_process_uses_something() {
        assert!(peak_bytes().unwrap() > 1 << 20);
        let before = cpu_time().unwrap();
        let mut sum = 0_u64;
        // More work than one tick, on any machine.
        while cpu_time().unwrap() < before + 2 * TICK {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(sum > 0);
    }

    #[test]
    fn folders_have_sizes() {
        let folder = tempfile::TempDir::new().unwrap();
        fs::create_dir(folder.path().join("passages")).unwrap();
        fs::write(folder.path().join("passages/a"), "abc").unwrap();
        fs::write(folder.path().join("b"), "de").unwrap();
        assert_eq!(folder_bytes(folder.path(), &|_| true).unwrap(), 5);
        assert_eq!(folder_bytes(folder.path(), &|path| path.ends_with("passages/a")).unwrap(), 3);
    }
}
