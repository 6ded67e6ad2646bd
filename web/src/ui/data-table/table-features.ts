/** The features of TanStack Table that the data table uses. */
import { columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature, tableFeatures } from '@tanstack/react-table';

export const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature });
export type DataFeatures = typeof features;
