//! Streams files as response bodies, and maps URL paths to files.

use axum::body::{Body, Bytes};
use futures::stream::{self, Stream};
use std::collections::VecDeque;
use std::io::{self, SeekFrom};
use std::path::{Path, PathBuf};
use tokio::fs::File;
use tokio::io::{AsyncReadExt as _, AsyncSeekExt as _};

/// Bytes per chunk of a body.
const CHUNK_BYTES: usize = 128 << 10;

/// Returns the path below `root` for a URL path; `None` when the path could leave the folder.
pub fn path_below(root: &Path, path: &str) -> Option<PathBuf> {
    let is_name = |part: &str| {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
        !part.starts_with('.') && !part.is_empty() && part.bytes().all(is_plain)
    };
    let mut found = root.to_owned();
    for part in path.split('/') {
        if !is_name(part) {
            return None;
        }
        found.push(part);
    }
    Some(found)
}

/// Returns length and body of a file, without the bytes from `hole.0` to `hole.1`.
pub async fn file_body(path: &Path, hole: Option<(u64, u64)>) -> io::Result<(u64, Body)> {
    let file = File::open(path).await?;
    let metadata = file.metadata().await?;
    if !metadata.is_file() {
        return Err(io::ErrorKind::NotFound.into());
    }
    let length = metadata.len();
    let pieces = match hole.filter(|(start, end)| start <= end && *end <= length) {
        Some((start, end)) => VecDeque::from([(0, start), (end, length)]),
        None => VecDeque::from([(0, length)]),
    };
    let all = pieces.iter().map(|(start, end)| end - start).sum();
    Ok((all, Body::from_stream(stream_chunks(file, pieces))))
}

fn stream_chunks(file: File, pieces: VecDeque<(u64, u64)>) -> impl Stream<Item = io::Result<Bytes>> {
    stream::try_unfold((file, pieces, 0), |(mut file, mut pieces, mut at)| async move {
        while pieces.front().is_some_and(|(start, end)| start == end) {
            pieces.pop_front();
        }
        let Some((start, end)) = pieces.front_mut() else { return Ok(None) };
        if at != *start {
            at = file.seek(SeekFrom::Start(*start)).await?;
        }
        let requested = usize::try_from(*end - *start).unwrap_or(CHUNK_BYTES).min(CHUNK_BYTES);
        let mut bytes = vec![0; requested];
        file.read_exact(&mut bytes).await?;
        at += requested as u64;
        *start = at;
        Ok(Some((Bytes::from(bytes), (file, pieces, at))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_below_the_folder_are_served() {
        let root = Path::new("/r");
        assert_eq!(path_below(root, "a.example/x-1.vtt"), Some(PathBuf::from("/r/a.example/x-1.vtt")));
        for path in ["", "..", "a/../b", "a//b", "/etc/passwd", ".git", "a\\b", "a%2e", "a b", "C:", "é"] {
            assert_eq!(path_below(root, path), None, "{path}");
        }
    }

    #[tokio::test]
    async fn the_omitted_range_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("f");
        let content: Vec<u8> = (0..300_000_u32).map(|number| number as u8).collect();
        std::fs::write(&path, &content).unwrap();
        for (hole, expected) in [
            (None, content.clone()),
            (Some((10, 140_000)), [&content[..10], &content[140_000..]].concat()),
            (Some((0, 300_000)), Vec::new()),
            (Some((5, 300_001)), content.clone()),
        ] {
            let (length, body) = file_body(&path, hole).await.unwrap();
            let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
            assert_eq!(length, bytes.len() as u64);
            assert!(bytes == expected, "{hole:?}");
        }
        assert!(file_body(folder.path(), None).await.is_err());
    }
}
