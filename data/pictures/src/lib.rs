#![doc = include_str!("../README.md")]

mod cache;
mod decode;
mod encode;
mod format;
mod png;
mod proxy;
mod renditions;

pub use cache::{CachedPicture, PictureCache, PictureKey};
pub use decode::{MAX_PIXELS, MAX_SOURCE_BYTES, PictureError, render, render_photo};
pub use format::media_type;
pub use png::to_png;
pub use proxy::{PictureAnswer, PictureProxy, ProxyOptions};
pub use renditions::{PictureSize, Renditions, read_rendition};
