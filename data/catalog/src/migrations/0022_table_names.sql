-- Tables are named for what their rows are.

ALTER TABLE asked RENAME TO provider_polls;
ALTER TABLE provider_polls RENAME COLUMN asked_at TO polled_at;
ALTER TABLE chart_looks RENAME TO chart_summary_runs;
ALTER TABLE score_standings RENAME TO score_distribution;
ALTER TABLE other_named RENAME TO site_accounts;
ALTER TABLE machine RENAME TO machine_signals;
