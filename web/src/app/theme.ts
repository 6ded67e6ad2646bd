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

// The shortcuts of the page are off while a dialog or menu is open, so it must not fade out while the next key is pressed.
const AT_ONCE = { defaultProps: { transitionProps: { duration: 0 } } };

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 7 },
  colors: { brand, dark },
  autoContrast: true,
  variantColorResolver,
  fontFamily: 'var(--page-font)',
  headings: { fontWeight: '680' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Mantine's own colors of titles miss the contrast of WCAG AA.
    Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: { defaultProps: { tt: 'none', fw: 550, radius: 'sm' } },
    DrawerRoot: AT_ONCE,
    // Without "keydown": a menu opens before its key has reached all listeners.
    Menu: { defaultProps: { clickOutsideEvents: ['mousedown', 'touchstart'] } },
    Modal: AT_ONCE,
    ModalRoot: AT_ONCE,
    // Menus are popovers.
    Popover: AT_ONCE,
    SpotlightRoot: AT_ONCE,
    Title: { defaultProps: { textWrap: 'balance' } },
  },
});

/** Gives Mantine's variables the colors of `colors.css`. */
const PAGE_COLORS = {
  '--mantine-color-body': 'var(--page-body)',
  '--mantine-color-text': 'var(--page-text)',
  '--mantine-color-dimmed': 'var(--page-dimmed)',
  '--mantine-color-placeholder': 'var(--page-dimmed)',
  '--mantine-color-anchor': 'var(--page-link)',
};

export const cssVariablesResolver: CSSVariablesResolver = (base) => ({
  variables: {},
  light: { ...PAGE_COLORS, '--mantine-color-error': base.colors.red[9] },
  dark: {
    ...PAGE_COLORS,
    '--mantine-color-error': base.colors.red[4],
    '--mantine-color-brand-light': 'rgb(144 133 232 / 16%)',
    '--mantine-color-brand-light-hover': 'rgb(144 133 232 / 24%)',
  },
});
