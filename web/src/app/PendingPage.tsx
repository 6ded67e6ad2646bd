import { Container } from '@mantine/core';
import { SkeletonRows } from '../ui/layout/states';

export function PendingPage() {
  return (
    <Container size="lg" py="xl">
      <SkeletonRows count={5} label="Loading page" />
    </Container>
  );
}
