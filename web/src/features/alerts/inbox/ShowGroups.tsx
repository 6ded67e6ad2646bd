import type { AlertConfig, AlertMatch } from '../../../api/alerts/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { plural } from '../../../ui/text/format';
import type { SelectionControls } from '../../../ui/forms/useSelection';
import { useCatalogPaths } from '../../../widgets/catalog-links';
import classes from './Inbox.module.css';
import { MatchRow } from './MatchRow';
import { groupByShow } from './show-groups';
import type { useMatchActions } from './useMatchActions';

/** The words whose occurrences a snippet marks. */
const wordsOf = (alerts: readonly AlertConfig[], alertId: string) => {
  const settings = alerts.find(({ id }) => id === alertId)?.alertSettings;
  return settings ? [settings.value, ...settings.otherSpellings] : [];
};

export interface RowContext {
  alerts: readonly AlertConfig[];
  /** Whether the inbox has matches of several alerts. */
  namesAlert: boolean;
  actions: ReturnType<typeof useMatchActions>;
  selection: SelectionControls;
  /** The match whose menu for snoozing is open. */
  snoozing: string | null;
  onSnoozing: (matchId: string | null) => void;
  onPlay: (match: AlertMatch, second: number) => void;
  onAddToList: (matches: readonly AlertMatch[]) => void;
}

/** Matches by show, one line each. */
export function ShowGroups({ matches, context }: { matches: readonly AlertMatch[]; context: RowContext }) {
  const { alerts, namesAlert, actions, selection, snoozing, onSnoozing, onPlay, onAddToList } = context;
  const catalog = useCatalogPaths();
  return groupByShow(matches).map(({ podcast, matches: ofShow }) => (
    <div key={podcast.id} className={classes.show}>
      <div className={classes.showHead}>
        <AppLink href={catalog.podcast(podcast.slug)}>{podcast.title}</AppLink>
        <span className="numbers">{plural(ofShow.length, 'match', 'matches')}</span>
      </div>
      <ol className={classes.matches} aria-label={`Matches of ${podcast.title}`}>
        {ofShow.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            words={wordsOf(alerts, match.alertConfig.id)}
            namesAlert={namesAlert}
            isSelected={selection.selected.has(match.id)}
            isSnoozing={snoozing === match.id}
            actions={actions}
            onSelect={(isRange) => selection.toggle(match.id, isRange)}
            onSnoozing={(isOpen) => onSnoozing(isOpen ? match.id : null)}
            onPlay={(second) => onPlay(match, second)}
            onAddToList={() => onAddToList([match])}
          />
        ))}
      </ol>
    </div>
  ));
}
