import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';

/** Where the messages of `widgets/undo.tsx` appear. Stacked messages stay while one of them has the focus. */
export default function Toasts() {
  return (
    <section aria-label="Messages">
      <Notifications withinPortal={false} position="bottom-right" layout="stacked" containerWidth={400} />
    </section>
  );
}
