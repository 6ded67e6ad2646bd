import type { ExportPreview } from '../../api/lists/exports';
import { cellText } from './export-choice';
import classes from './Lists.module.css';

interface ExportPreviewTableProps {
  preview: ExportPreview;
  /** Whether the choice has changed since the rows were made. */
  isOutdated: boolean;
}

/** The first rows of the file. It scrolls sideways by itself, with the keyboard too. */
export function ExportPreviewTable({ preview, isOutdated }: ExportPreviewTableProps) {
  const { columnDetails, rows } = preview;
  if (rows.length === 0 || columnDetails.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard (WCAG 2.1.1)
    <div className={classes.preview} data-stale={isOutdated || undefined} tabIndex={0} role="group" aria-label="First rows of the file">
      <table>
        <thead>
          <tr>
            {columnDetails.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {columnDetails.map(({ key, kind }, index) => {
                const text = cellText(row[index], kind);
                return (
                  <td key={key} title={text}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
