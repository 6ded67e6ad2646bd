//! A stub of the model service, and models that use it.

use earshot_assist::text_model::{ChatModel, ModelConfig};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::{MAX_WAIT, ModelStub};
use serde_json::Value;

/// A running stub.
pub(crate) struct StubServer(ModelStub);

impl StubServer {
    pub(crate) async fn start() -> Self {
        Self(ModelStub::start().await)
    }

    /// A model with a time-out that only a hang exceeds.
    pub(crate) fn model(&self, name: &str) -> ChatModel {
        self.model_with(name, |_| {})
    }

    pub(crate) fn model_with(&self, name: &str, change: impl FnOnce(&mut ModelConfig)) -> ChatModel {
        let clock = earshot_model::Clock::system();
        let config = ClientConfig { allow_private: true, politeness: None, ..ClientConfig::new("0", "", clock) };
        let mut settings = ModelConfig::new(self.0.base_url(), name);
        settings.key = Some("sk-test".to_owned());
        settings.timeout = MAX_WAIT;
        change(&mut settings);
        ChatModel::new(HttpClient::new(config).expect("a client"), settings)
    }

    pub(crate) fn requests(&self) -> Vec<Value> {
        self.0.requests()
    }
}
