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
  if (preview.rows.length === 0 || preview.columns.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard (WCAG 2.1.1)
    <div className={classes.preview} data-stale={isOutdated || undefined} tabIndex={0} role="group" aria-label="First rows of the file">
      <table>
        <thead>
          <tr>
            {preview.columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {preview.columns.map(({ key, kind }) => {
                const text = cellText(row[key], kind);
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
