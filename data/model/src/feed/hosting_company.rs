//! Finds the hosting company of a podcast by the domain of its media files. The feed's own domain often hides the
//! company, and so does a tracking prefix in front of the file (facts 7).

/// Registered domains and their companies.
pub const HOSTING_COMPANIES: &[(&str, &str)] = &[
    ("acast.com", "Acast"),
    ("acast.cloud", "Acast"),
    ("anchor.fm", "Spotify for Creators"),
    ("d3ctxlq1ktw2nl.cloudfront.net", "Spotify for Creators"),
    ("spotify.com", "Spotify for Creators"),
    ("spotifycdn.com", "Spotify for Creators"),
    ("megaphone.fm", "Megaphone"),
    ("panoply.fm", "Megaphone"),
    ("libsyn.com", "Libsyn"),
    ("libsynpro.com", "Libsyn"),
    ("buzzsprout.com", "Buzzsprout"),
    ("podbean.com", "Podbean"),
    ("spreaker.com", "Spreaker"),
    ("iheart.com", "iHeart"),
    ("simplecast.com", "Simplecast"),
    ("simplecastaudio.com", "Simplecast"),
    ("transistor.fm", "Transistor"),
    ("captivate.fm", "Captivate"),
    ("omnycontent.com", "Omny Studio"),
    ("omny.fm", "Omny Studio"),
    ("omnystudio.com", "Omny Studio"),
    ("art19.com", "ART19"),
    ("audioboom.com", "Audioboom"),
    ("audioboo.fm", "Audioboom"),
    ("blubrry.com", "Blubrry"),
    ("blubrry.net", "Blubrry"),
    ("fireside.fm", "Fireside"),
    ("redcircle.com", "RedCircle"),
    ("castos.com", "Castos"),
    ("seriouslysimplepodcasting.com", "Castos"),
    ("rss.com", "RSS.com"),
    ("zencastr.com", "Zencastr"),
    ("zencast.fm", "Zencastr"),
    ("podigee.com", "Podigee"),
    ("podigee-cdn.net", "Podigee"),
    ("podigee.io", "Podigee"),
    ("podomatic.com", "Podomatic"),
    ("soundcloud.com", "SoundCloud"),
    ("sndcdn.com", "SoundCloud"),
    ("ivoox.com", "iVoox"),
    ("ausha.co", "Ausha"),
    ("firstory.me", "Firstory"),
    ("firstory.io", "Firstory"),
    ("soundon.fm", "SoundOn"),
    ("podcaster.de", "Podcaster.de"),
    ("letscast.fm", "LetsCast"),
    ("julephosting.de", "Julep"),
    ("hipcast.com", "Hipcast"),
    ("whooshkaa.com", "Whooshkaa"),
    ("pinecast.com", "Pinecast"),
    ("pippa.io", "Acast"),
    ("backtracks.fm", "Backtracks"),
    ("podserve.fm", "Podserve"),
    ("sounder.fm", "Sounder"),
    ("substack.com", "Substack"),
    ("substackcdn.com", "Substack"),
    ("squarespace.com", "Squarespace"),
    ("wordpress.com", "WordPress.com"),
    ("archive.org", "Internet Archive"),
    ("sermonaudio.com", "SermonAudio"),
    ("subsplash.com", "Subsplash"),
    ("riverside.fm", "Riverside"),
    ("riverside.com", "Riverside"),
    ("alitu.com", "Alitu"),
    ("justcast.com", "JustCast"),
    ("rsscdn.com", "RSS.com"),
    ("podcasts.apple.com", "Apple"),
    ("mave.digital", "Mave"),
    ("mave.stream", "Mave"),
    ("ximalaya.com", "Ximalaya"),
    ("xmcdn.com", "Ximalaya"),
    ("xyzcdn.net", "Xiaoyuzhou"),
    ("lizhi.fm", "Lizhi"),
    ("typlog.com", "Typlog"),
    ("typlog.io", "Typlog"),
    ("fountain.fm", "Fountain"),
    ("rssblue.com", "RSS Blue"),
    ("podhome.fm", "Podhome"),
    ("bbci.co.uk", "BBC"),
    ("bbc.co.uk", "BBC"),
    ("npr.org", "NPR"),
    ("radiofrance.fr", "Radio France"),
    ("nrk.no", "NRK"),
    ("sr.se", "Sveriges Radio"),
    ("ardaudiothek.de", "ARD"),
    ("br.de", "Bayerischer Rundfunk"),
    ("deutschlandradio.de", "Deutschlandradio"),
    ("dradio.de", "Deutschlandradio"),
    ("abc.net.au", "ABC Australia"),
    ("cbc.ca", "CBC"),
];

/// The company that owns a registered domain, or the domain itself when it is not in the table.
///
/// ```
/// assert_eq!(earshot_model::hosting_company("libsyn.com"), "Libsyn");
/// assert_eq!(earshot_model::hosting_company("media.example"), "media.example");
/// ```
#[must_use]
pub fn hosting_company(domain: &str) -> &str {
    HOSTING_COMPANIES.iter().find(|(host, _)| *host == domain).map_or(domain, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn domains_are_unique_and_lower_case() {
        let domains: HashSet<_> = HOSTING_COMPANIES.iter().map(|(domain, _)| *domain).collect();
        assert_eq!(domains.len(), HOSTING_COMPANIES.len());
        assert!(
            HOSTING_COMPANIES
                .iter()
                .all(|(domain, _)| domain.bytes().all(|byte| !byte.is_ascii_uppercase()) && domain.contains('.'))
        );
    }
}
