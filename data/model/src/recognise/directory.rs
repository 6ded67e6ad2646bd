//! The 24 podcast directories: hosts, how a show's page looks, and its canonical form.

use super::{Place, Recognised};
use crate::DirectoryKind;

pub(super) fn recognise(place: &Place) -> Recognised {
    let Some(kind) = kind_of(&place.host) else { return Recognised::Unknown };
    match show(kind, place) {
        Some(url) => Recognised::Directory { kind, url },
        None => Recognised::Rejected { platform: kind.as_str(), reason: "not a show".to_owned() },
    }
}

const HOSTS: &[(&str, DirectoryKind)] = &[
    ("podcasts.apple.com", DirectoryKind::Apple),
    ("itunes.apple.com", DirectoryKind::Apple),
    ("pcr.apple.com", DirectoryKind::Apple),
    ("anchor.fm", DirectoryKind::Anchor),
    ("podcasters.spotify.com", DirectoryKind::Anchor),
    ("creators.spotify.com", DirectoryKind::Anchor),
    ("castbox.fm", DirectoryKind::Castbox),
    ("castro.fm", DirectoryKind::Castro),
    ("goodpods.com", DirectoryKind::Goodpods),
    ("podcasts.google.com", DirectoryKind::Google),
    ("iheart.com", DirectoryKind::Iheartradio),
    ("listennotes.com", DirectoryKind::Listennotes),
    ("lnns.co", DirectoryKind::Listennotes),
    ("overcast.fm", DirectoryKind::Overcast),
    ("player.fm", DirectoryKind::Playerfm),
    ("pca.st", DirectoryKind::Pocketcasts),
    ("pocketcasts.com", DirectoryKind::Pocketcasts),
    ("play.pocketcasts.com", DirectoryKind::Pocketcasts),
    ("podbean.com", DirectoryKind::Podbean),
    ("podcastaddict.com", DirectoryKind::Podcastaddict),
    ("podcastrepublic.net", DirectoryKind::Podcastrepublic),
    ("podchaser.com", DirectoryKind::Podchaser),
    ("podnews.net", DirectoryKind::Podnews),
    ("podscan.fm", DirectoryKind::Podscan),
    ("app.podscribe.com", DirectoryKind::Podscribe),
    ("radiopublic.com", DirectoryKind::Radiopublic),
    ("rephonic.com", DirectoryKind::Rephonic),
    ("open.spotify.com", DirectoryKind::Spotify),
    ("tunein.com", DirectoryKind::Tunein),
];

fn kind_of(host: &str) -> Option<DirectoryKind> {
    if let Some((_, kind)) = HOSTS.iter().find(|(known, _)| *known == host) {
        return Some(*kind);
    }
    // Hosts with a country at the end, and shows on their own sub-domain.
    if host.starts_with("music.amazon.") {
        return Some(DirectoryKind::Amazonmusic);
    }
    if host.starts_with("audible.") {
        return Some(DirectoryKind::Audible);
    }
    host.ends_with(".podbean.com").then_some(DirectoryKind::Podbean)
}

/// The canonical URL of the show, when the URL is of one or of one of its episodes.
fn show(kind: DirectoryKind, place: &Place) -> Option<String> {
    let first = place.segment(0);
    let second = place.segment(1);
    match kind {
        DirectoryKind::Apple => {
            let id = place.segments.iter().rev().find_map(|part| number_after(part, "id"))?;
            Some(format!("https://podcasts.apple.com/podcast/id{id}"))
        }
        DirectoryKind::Anchor if place.host == "anchor.fm" => {
            let handle = first.filter(|&part| part != "s" && part != "dashboard" && is_name(part))?;
            Some(format!("https://anchor.fm/{handle}"))
        }
        DirectoryKind::Anchor => match (first, second, place.segment(2)) {
            (Some("pod"), Some("show" | "profile"), Some(handle)) if is_name(handle) => {
                Some(format!("https://podcasters.spotify.com/pod/show/{handle}"))
            }
            _ => None,
        },
        DirectoryKind::Amazonmusic => {
            (first == Some("podcasts")).then_some(())?;
            let id = second.filter(|part| is_name(part))?;
            Some(format!("https://{}/podcasts/{id}", place.host))
        }
        DirectoryKind::Audible => {
            matches!(first, Some("pd" | "podcast")).then_some(())?;
            let id = place.segments.last().filter(|part| part.starts_with("B0") && is_name(part))?;
            Some(format!("https://www.{}/pd/{id}", place.host))
        }
        DirectoryKind::Castbox => match first? {
            "channel" => {
                let id = number_after(second?.rsplit('-').next()?, "id")?;
                Some(format!("https://castbox.fm/channel/id{id}"))
            }
            marker @ ("vic" | "ch") => Some(format!("https://castbox.fm/{marker}/{}", digits(second?)?)),
            _ => None,
        },
        DirectoryKind::Castro => match first? {
            marker @ ("podcast" | "itunes") => {
                Some(format!("https://castro.fm/{marker}/{}", second.filter(|part| is_name(part))?))
            }
            _ => None,
        },
        DirectoryKind::Goodpods => match first? {
            marker @ ("podcasts" | "podcasts-aid") if place.segments.len() == 2 => {
                Some(format!("https://goodpods.com/{marker}/{}", second.filter(|part| is_name(part))?))
            }
            _ => None,
        },
        DirectoryKind::Google => match (first, second) {
            (Some("feed"), Some(feed)) if is_name(feed) => Some(format!("https://podcasts.google.com/feed/{feed}")),
            _ => None,
        },
        DirectoryKind::Iheartradio => {
            (first == Some("podcast")).then_some(())?;
            let id = digits(second?.rsplit('-').next()?)?;
            Some(format!("https://www.iheart.com/podcast/{id}"))
        }
        DirectoryKind::Listennotes => match (place.host.as_str(), first, second) {
            ("listennotes.com", Some(marker @ ("podcasts" | "c")), Some(id)) if is_name(id) => {
                Some(format!("https://www.listennotes.com/{marker}/{id}"))
            }
            ("lnns.co", Some(id), None) if is_name(id) => Some(format!("https://lnns.co/{id}")),
            _ => None,
        },
        DirectoryKind::Overcast => {
            let first = first?;
            let is_show = number_after(first, "itunes").is_some() || (first.starts_with('p') && first.contains('-'));
            (is_show && is_name(first)).then(|| format!("https://overcast.fm/{first}"))
        }
        DirectoryKind::Playerfm => {
            (first == Some("series")).then_some(())?;
            Some(format!("https://player.fm/series/{}", second.filter(|part| is_name(part))?))
        }
        DirectoryKind::Pocketcasts => match (place.host.as_str(), first, second) {
            ("pca.st", Some(marker @ ("itunes" | "podcast")), Some(id)) if is_name(id) => {
                Some(format!("https://pca.st/{marker}/{id}"))
            }
            ("pca.st", Some(id), None) if is_name(id) => Some(format!("https://pca.st/{id}")),
            (_, Some("podcast" | "podcasts"), Some(id)) if is_name(id) => {
                Some(format!("https://pocketcasts.com/podcasts/{id}"))
            }
            _ => None,
        },
        DirectoryKind::Podbean => {
            if let Some(handle) = place.host.strip_suffix(".podbean.com") {
                let is_show = !matches!(handle, "feed" | "mcdn" | "www" | "help" | "support") && is_name(handle);
                return is_show.then(|| format!("https://{handle}.podbean.com"));
            }
            match first? {
                marker @ ("podcast-detail" | "itunes") => {
                    Some(format!("https://www.podbean.com/{marker}/{}", second.filter(|part| is_name(part))?))
                }
                _ => None,
            }
        }
        DirectoryKind::Podcastaddict | DirectoryKind::Podcastrepublic => {
            (first == Some("podcast")).then_some(())?;
            let id = place.segments.last().and_then(|part| digits(part))?;
            Some(format!("https://{}/podcast/{id}", place.host))
        }
        DirectoryKind::Podchaser => {
            (first == Some("podcasts")).then_some(())?;
            Some(format!("https://www.podchaser.com/podcasts/{}", second.filter(|part| is_name(part))?))
        }
        DirectoryKind::Podnews => {
            (first == Some("podcast")).then_some(())?;
            Some(format!("https://podnews.net/podcast/{}", second.filter(|part| is_name(part))?))
        }
        DirectoryKind::Podscan | DirectoryKind::Rephonic => {
            (first == Some("podcasts")).then_some(())?;
            Some(format!("https://{}/podcasts/{}", place.host, second.filter(|part| is_name(part))?))
        }
        DirectoryKind::Podscribe => match first? {
            marker @ ("feed" | "series") => Some(format!("https://app.podscribe.com/{marker}/{}", digits(second?)?)),
            _ => None,
        },
        DirectoryKind::Radiopublic => {
            let slug = first.filter(|part| is_name(part) && part.contains('-'))?;
            Some(format!("https://radiopublic.com/{slug}"))
        }
        DirectoryKind::Spotify => {
            let position = place.segments.iter().position(|part| part == "show")?;
            let id = place.segment(position + 1)?;
            let is_id = id.len() == 22 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
            is_id.then(|| format!("https://open.spotify.com/show/{id}"))
        }
        DirectoryKind::Tunein => {
            matches!(first, Some("podcasts" | "radio")).then_some(())?;
            let last = place.segments.last()?;
            let id = number_after(last.rsplit('-').next()?, "p")?;
            Some(format!("https://tunein.com/podcasts/p{id}"))
        }
    }
}

/// The number in `id123` for the prefix `id`.
fn number_after<'text>(text: &'text str, prefix: &str) -> Option<&'text str> {
    digits(text.strip_prefix(prefix)?)
}

fn digits(text: &str) -> Option<&str> {
    let is_number = !text.is_empty() && text.len() <= 15 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(text)
}

/// Safe to stand in a path as it is.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~=".contains(&byte))
}
