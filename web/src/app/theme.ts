import {
  createTheme, type CSSVariablesResolver, darken, defaultVariantColorsResolver, type MantineColorsTuple, type VariantColorsResolver,
} from '@mantine/core';

const brand: MantineColorsTuple = [
  '#f2f0ff', '#e3e0fb', '#c8c2f4', '#aba2ef', '#9085e8', '#7a6de0', '#6657d3', '#5345b8', '#43379a', '#332a79',
];

const dark: MantineColorsTuple = [
  '#dfe0e8', '#b9bbca', '#8f92a6', '#65687d', '#3c3f50', '#31333f', '#24262f', '#16171f', '#111219', '#0b0c11',
];

/** Darkens the text of `light` buttons and badges: Mantine's own colors miss the contrast of WCAG AA. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'light') return colors;
  const shades = input.theme.colors[input.color ?? input.theme.primaryColor];
  if (!shades) return colors;
  return { ...colors, color: `light-dark(${darken(shades[9], 0.25)}, ${shades[2]})` };
};

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 7 },
  colors: { brand, dark },
  autoContrast: true,
  variantColorResolver,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', sans-serif",
  headings: { fontWeight: '680' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: { defaultProps: { tt: 'none', fw: 550, radius: 'sm' } },
    Title: { defaultProps: { textWrap: 'balance' } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});

/** Adds the variables that our style sheets use: surfaces, lines, the accent and the highlight. */
export const cssVariablesResolver: CSSVariablesResolver = (base) => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fbfaf8',
    '--mantine-color-text': '#1b1c26',
    '--mantine-color-dimmed': base.colors.gray[7],
    '--mantine-color-placeholder': base.colors.gray[7],
    '--mantine-color-anchor': base.colors.brand?.[8] ?? '',
    '--mantine-color-error': base.colors.red[9],
    '--surface': '#ffffff',
    '--surface-sunken': '#f3f1ed',
    '--line': '#e7e4de',
    '--line-strong': '#d2cec5',
    '--lift': '0 1px 2px rgb(30 25 60 / 5%), 0 6px 20px rgb(30 25 60 / 7%)',
    '--accent': '#c2410c',
    '--mark': '#ffe9a8',
    '--mark-text': '#2b2200',
  },
  dark: {
    '--mantine-color-text': base.colors.dark[0],
    '--mantine-color-dimmed': base.colors.dark[1],
    '--mantine-color-placeholder': base.colors.dark[1],
    '--mantine-color-anchor': base.colors.brand?.[3] ?? '',
    '--mantine-color-error': base.colors.red[4],
    '--mantine-color-brand-light': 'rgb(144 133 232 / 16%)',
    '--mantine-color-brand-light-hover': 'rgb(144 133 232 / 24%)',
    '--surface': '#1d1f28',
    '--surface-sunken': '#111219',
    '--line': '#2c2e3a',
    '--line-strong': '#414455',
    '--lift': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%)',
    '--accent': '#ff9f6b',
    '--mark': '#6b5313',
    '--mark-text': '#fff3cf',
  },
});
