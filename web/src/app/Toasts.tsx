import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import classes from './Toasts.module.css';

/** Where the messages of `widgets/undo.tsx` appear. Stacked messages stay while one of them has the focus. */
export default function Toasts() {
  // The library renders a container for each corner. Together they are one landmark.
  return (
    <aside aria-label="Messages" className={classes.toasts}>
      <Notifications position="bottom-right" layout="stacked" containerWidth={400} withinPortal={false} />
    </aside>
  );
}
