//! The options of a pitch in a request (spec 3, Generation options).

use super::generate::GenerateOutreachRequest;
use earshot_api_content::views::StoredOptions;
use earshot_api_server::prelude::*;
use earshot_assist::outreach::{
    BuiltInTemplateName, CustomTemplate, EmailLength, GenerationMode, Intensity, MAX_VARIANTS, OutreachOptions,
    Perspective, Tone,
};

/// Texts to choose from, unless the request has another number.
const DEFAULT_VARIANTS: u8 = 1;

impl GenerateOutreachRequest {
    /// Reads the template and checks the options.
    pub(super) async fn read_options(self, state: &AppState, account: &Account) -> Result<StoredOptions, ApiError> {
        let variants = self.variants.unwrap_or(DEFAULT_VARIANTS);
        if !(1..=MAX_VARIANTS).contains(&variants) {
            let message = format!("must be 1 to {MAX_VARIANTS}");
            return Err(ApiError::invalid("The body is not valid for this call.", "/variants", &message));
        }
        let (template, custom_template) = match self.outreach_template_id.as_deref() {
            None => (BuiltInTemplateName::default(), None),
            Some(id) => find_template(state, account, id).await?,
        };
        let options = OutreachOptions {
            perspective: self.perspective.unwrap_or(Perspective::Third),
            email_length: self.email_length.unwrap_or(EmailLength::Short),
            call_to_action_style: self.call_to_action_style.unwrap_or(Intensity::Light),
            personalization_level: self.personalization_level.unwrap_or(Intensity::Medium),
            tone: self.tone.unwrap_or(Tone::Plain),
            generation_mode: self.generation_mode.unwrap_or(GenerationMode::Basic),
            template,
            custom_template,
            variants,
            hook_id: self.hook_id,
        };
        Ok(StoredOptions { options, outreach_template_id: self.outreach_template_id })
    }
}

/// Finds a built-in template by its name, or one of the user by its ID.
async fn find_template(
    state: &AppState,
    account: &Account,
    id: &str,
) -> Result<(BuiltInTemplateName, Option<CustomTemplate>), ApiError> {
    let built_in =
        BuiltInTemplateName::ALL.into_iter().find(|template| earshot_api_content::views::name_of(template) == id);
    if let Some(built_in) = built_in {
        return Ok((built_in, None));
    }
    let id = Uuid::try_parse(id).map_err(|_| ApiError::not_found("Template"))?;
    let found = state.db.find_outreach_template(account, id).await?;
    let custom = CustomTemplate { subject: found.fields.subject, body: found.fields.template };
    Ok((BuiltInTemplateName::default(), Some(custom)))
}
