import type { ExportPreview } from '../../api/lists/exports';
import { cellsOf } from './export-choice';
import classes from './Lists.module.css';

interface ExportPreviewTableProps {
  preview: ExportPreview;
  /** Whether the choice has changed since the rows were made. */
  isOutdated: boolean;
}

/** The first rows of the file. It scrolls sideways by itself, with the keyboard too. */
export function ExportPreviewTable({ preview, isOutdated }: ExportPreviewTableProps) {
  if (preview.rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard (WCAG 2.1.1)
    <div className={classes.preview} data-stale={isOutdated || undefined} tabIndex={0} role="group" aria-label="First rows of the file">
      <table>
        <thead>
          <tr>
            {preview.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row) => {
            const cells = cellsOf(row, preview.columns);
            return (
              <tr key={cells.join('\u0000')}>
                {preview.columns.map((column, place) => (
                  <td key={column} title={cells[place]}>
                    {cells[place]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
