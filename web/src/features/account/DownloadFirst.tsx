import { Anchor } from '@mantine/core';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';

/** Leads to a copy of what a deletion removes. */
export const DownloadFirst = () => (
  <>
    To keep a copy,{' '}
    <Anchor component={AppLink} href={paths.dataDownload()} underline="always" inherit>
      download your data
    </Anchor>{' '}
    first.
  </>
);
