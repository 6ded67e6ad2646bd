//! Stop words: words that nearly every text of a language contains.

use earshot_text::analyze::Language;
use std::collections::HashMap;
use std::sync::LazyLock;
use tantivy::tokenizer::{self, RawTokenizer, StopWordFilter, TokenFilter as _, TokenStream as _, Tokenizer as _};

/// Snowball's list, with the remains of contractions. The engine's own list has only 33 words.
const ENGLISH: &str = "\
    i me my myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it \
    its itself they them their theirs themselves what which who whom this that these those am is are was were be been \
    being have has had having do does did doing would could ought a an the and but if or because as until while of at by \
    for with about against between into through during before after above below to from up down in out on off over under \
    again further then once here there when where why how all any both each few more most other some such no nor not only \
    own same so than too very can cannot will just should now may also s t d m ll re ve don isn aren wasn weren hasn \
    haven hadn doesn didn won wouldn couldn shouldn";

/// By language. Languages without a list have no stop words.
static FILTERS: LazyLock<HashMap<Language, StopWordFilter>> = LazyLock::new(|| {
    use tokenizer::Language as Listed;
    let listed = [
        ("da", Listed::Danish),
        ("nl", Listed::Dutch),
        ("fi", Listed::Finnish),
        ("fr", Listed::French),
        ("de", Listed::German),
        ("hu", Listed::Hungarian),
        ("it", Listed::Italian),
        ("no", Listed::Norwegian),
        ("pt", Listed::Portuguese),
        ("ru", Listed::Russian),
        ("es", Listed::Spanish),
        ("sv", Listed::Swedish),
    ];
    let filters = listed.into_iter().filter_map(|(code, listed)| Some((code, StopWordFilter::new(listed)?)));
    let english = StopWordFilter::remove(ENGLISH.split_whitespace().map(str::to_owned));
    filters.chain([("en", english)]).map(|(code, filter)| (Language::from_tag(Some(code)), filter)).collect()
});

/// Whether a lowercase word is a stop word of a language. Symbols that are read as words ("&") follow the word.
pub fn is_stop_word(word: &str, language: Language) -> bool {
    if matches!(word, "&" | "%") {
        return true;
    }
    let Some(filter) = FILTERS.get(&language) else { return false };
    !filter.clone().transform(RawTokenizer::default()).token_stream(word).advance()
}
