//! The form of a request: multipart/form-data (RFC 7578) with one file, which is streamed.

use crate::transcriber::AudioPart;
use earshot_net::FileUpload;
use std::fmt::Write as _;
use uuid::Uuid;

/// Builds the form. The values of fields must not contain line breaks.
pub fn upload_form(fields: &[(&str, &str)], audio: AudioPart) -> FileUpload {
    // 122 random bits, which no file contains by chance.
    let boundary = format!("earshot-{}", Uuid::new_v4().simple());
    let mut head = String::new();
    for (name, value) in fields {
        write!(head, "--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
            .expect("writing to a string");
    }
    let (extension, media_type) = (audio.format.extension(), audio.format.media_type());
    write!(
        head,
        "--{boundary}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"episode.{extension}\"\r\n\
         Content-Type: {media_type}\r\n\r\n"
    )
    .expect("writing to a string");
    FileUpload {
        content_type: format!("multipart/form-data; boundary={boundary}"),
        head,
        file: audio.file,
        file_bytes: audio.bytes,
        tail: format!("\r\n--{boundary}--\r\n"),
    }
}
