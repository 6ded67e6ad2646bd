//! The five built-in templates of spec 3. A paragraph without content is removed from the pitch; a slot that the user
//! must fill stays.

use super::options::BuiltInTemplateName;

/// A template with its body. The subject line is the idea.
#[derive(Clone, Copy, Debug)]
pub struct BuiltInTemplate {
    pub template: BuiltInTemplateName,
    pub name: &'static str,
    pub description: &'static str,
    pub body: &'static str,
}

/// In the order of spec 3.
pub const BUILT_IN_TEMPLATES: [BuiltInTemplate; 5] = [
    BuiltInTemplate {
        template: BuiltInTemplateName::Default,
        name: "Default",
        description: "The reason, an idea, the guest with one proof, and one question.",
        body: "[greeting]\n\n[reason]\n\n[idea] [second episode] [second idea]\n\n[introduction] [proof] [more proof] [appearances]\n\n[link]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[sender title]\n[company name]\n[signature]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::Concise,
        name: "Concise",
        description: "Reason and idea, guest and question, in two short paragraphs.",
        body: "[greeting]\n\n[reason] [idea]\n\n[introduction] [proof] [call to action]\n\n[sign-off]\n[sender name]\n[sender title]\n[company name]\n[signature]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::TopicsIdeas,
        name: "Topic ideas",
        description: "The reason, and ideas for an episode as a list, the best first.",
        body: "[greeting]\n\n[reason]\n\n[topic ideas]\n\n[introduction] [proof]\n\n[link]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[sender title]\n[company name]\n[signature]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::Discussion,
        name: "Discussion",
        description: "The reason, and one question for a conversation.",
        body: "[greeting]\n\n[reason]\n\n[discussion] [second episode]\n\n[introduction] [proof] [more proof] [appearances]\n\n[link]\n\n[call to action]\n\n[sign-off]\n[sender name]\n[sender title]\n[company name]\n[signature]",
    },
    BuiltInTemplate {
        template: BuiltInTemplateName::UltraConcise,
        name: "Ultra concise",
        description: "Four sentences.",
        body: "[greeting]\n\n[reason] [idea]\n\n[introduction] [call to action]\n\n[sign-off]\n[sender name]\n[signature]",
    },
];

/// The template with this name in the options.
#[must_use]
pub fn built_in_template(template: BuiltInTemplateName) -> &'static BuiltInTemplate {
    let [default, concise, ideas, discussion, ultra] = &BUILT_IN_TEMPLATES;
    match template {
        BuiltInTemplateName::Default => default,
        BuiltInTemplateName::Concise => concise,
        BuiltInTemplateName::TopicsIdeas => ideas,
        BuiltInTemplateName::Discussion => discussion,
        BuiltInTemplateName::UltraConcise => ultra,
    }
}

/// Slots of a pitch that is too long or repeats the guest's name, in the order of their removal.
pub(super) const DROP_ORDER: [&str; 6] =
    ["appearances", "more proof", "second idea", "second episode", "proof", "link"];
