//! Ids of rows.

use earshot_app::ids::{new_id, new_id_at};
use earshot_model::{Clock, Timestamp};
use uuid::Uuid;

#[test]
fn ids_of_one_millisecond_sort_in_the_order_of_creation() {
    let clock = Clock::fixed(Timestamp::UNIX_EPOCH);
    let ids: Vec<Uuid> = (0..70_000).map(|_| new_id(&clock)).collect();
    assert!(ids.is_sorted() && ids.iter().all(|id| id.get_version_num() == 7));
    assert!(new_id_at(Timestamp::UNIX_EPOCH + chrono::TimeDelta::milliseconds(1)) > ids[ids.len() - 1]);
}
