#![doc = include_str!("../README.md")]

mod cache;
mod decode;
mod encode;
mod format;
mod proxy;
mod renditions;

pub use cache::{CachedPicture, PictureCache, PictureKey};
pub use decode::{MAX_PIXELS, MAX_SOURCE_BYTES, PictureError, render};
pub use format::media_type;
pub use proxy::{PictureAnswer, PictureProxy, ProxyOptions};
pub use renditions::{PictureSize, Renditions};
