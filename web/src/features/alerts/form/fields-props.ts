import type { UseFormReturnType } from '@mantine/form';
import type { AlertFields } from '../alert-fields';

export interface FieldsProps {
  form: UseFormReturnType<AlertFields>;
}
