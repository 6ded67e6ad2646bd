-- scoring: how a show names its guests (see `ShowHabits`); null in rows of earlier rules, which are due again

ALTER TABLE credited ADD COLUMN habits JSON;
