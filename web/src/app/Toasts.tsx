import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import classes from './Toasts.module.css';

/** Where the messages of `widgets/undo.tsx` appear. Stacked messages stay while one of them has the focus.
 * A message pauses under the pointer by itself: one that was hovered as it left would otherwise keep the others forever. */
export function Toasts() {
  // The library renders a container for each corner. Together they are one landmark.
  return (
    <aside aria-label="Messages" className={classes.toasts}>
      <Notifications position="bottom-right" layout="stacked" pauseResetOnHover="notification" containerWidth={400} withinPortal={false} />
    </aside>
  );
}
