import { Badge, Tooltip } from '@mantine/core';
import type { AlertMatch } from '../../../api/alerts/types';
import { chartName, copiesText, describeMovement, labelsOf, reasonsOf, ROLE_LABELS, roleDetail } from '../match-text';
import classes from './Inbox.module.css';

/** The role, the labels and the copies of the match. */
export function MatchBadges({ match }: { match: AlertMatch }) {
  const { appearance, chart } = match;
  const copies = copiesText(match);
  const labels = labelsOf(match);
  if (!appearance && !chart && !copies && labels.length === 0) return null;
  return (
    <div className={classes.badges}>
      {chart && (
        <>
          <span className={classes.movement}>{describeMovement(chart)}</span>
          <Badge component="span" variant="light" color="gray">
            {chartName(chart)}
          </Badge>
        </>
      )}
      {appearance && (
        <Tooltip label={roleDetail(appearance)} multiline maw={320}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
          <Badge component="span" variant="light" color={appearance.role === 'guest' || appearance.role === 'host' ? 'brand' : 'gray'} tt="none" tabIndex={0}>
            {ROLE_LABELS[appearance.role]}
          </Badge>
        </Tooltip>
      )}
      {labels.map(({ text, detail, isWarning }) => (
        <Tooltip key={text} label={detail} multiline maw={320}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
          <Badge component="span" variant="light" color={isWarning ? 'orange' : 'gray'} tt="none" tabIndex={0}>
            {text}
          </Badge>
        </Tooltip>
      ))}
      {copies && (
        <Tooltip label="The same recording in other feeds">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its explanation must be reachable by keyboard */}
          <Badge component="span" variant="outline" color="gray" tt="none" tabIndex={0}>
            {copies}
          </Badge>
        </Tooltip>
      )}
    </div>
  );
}

/** Why the match is filtered. */
export function FilterReasons({ match }: { match: AlertMatch }) {
  const reasons = reasonsOf(match);
  if (match.status !== 'filtered' || reasons.length === 0) return null;
  return (
    <ul className={classes.reasons} aria-label="Why it was filtered">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
