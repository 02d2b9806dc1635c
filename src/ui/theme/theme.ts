/**
 * The Mantine theme: the trail map's tokens (tokens.css) in the places where Mantine looks for its own. A file
 * that uses a Mantine component imports that component's `@mantine/core/styles/<Name>.layer.css` beside it; only
 * what every page needs is imported here.
 */
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './tokens.css';
import './fonts.css';
import './global.css';
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import controls from './controls.module.css';

const signal: MantineColorsTuple = [
  '#fdf0eb',
  '#f9dcd2',
  '#f4b7a4',
  '#f08f72',
  '#ff7a52',
  '#e0582f',
  '#d14a22',
  '#c8401b',
  '#ab3313',
  '#8a280e',
];

const dark: MantineColorsTuple = [
  '#eef1f4',
  '#d3dae1',
  '#a3aebb',
  '#71808f',
  '#4a5763',
  '#2c3640',
  '#1a2129',
  '#12171d',
  '#0d1115',
  '#090c0f',
];

export const theme = createTheme({
  fontFamily: 'var(--wm-font-text)',
  headings: { fontFamily: 'var(--wm-font-display)', fontWeight: '650' },
  primaryColor: 'signal',
  primaryShade: { light: 7, dark: 4 },
  colors: { signal, dark },
  black: '#1b2430',
  defaultRadius: 'sm',
  radius: { sm: 'var(--wm-radius-control)', md: 'var(--wm-radius-object)' },
  fontSizes: {
    xs: 'var(--wm-text-xs)',
    sm: 'var(--wm-text-sm)',
    md: 'var(--wm-text-md)',
    lg: 'var(--wm-text-lg)',
    xl: 'var(--wm-text-xl)',
  },
  lineHeights: { md: '1.55' },
  spacing: {
    xs: 'var(--wm-space-2)',
    sm: 'var(--wm-space-3)',
    md: 'var(--wm-space-4)',
    lg: 'var(--wm-space-6)',
    xl: 'var(--wm-space-8)',
  },
  shadows: { md: 'var(--wm-shadow-float)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  // Plain objects: `Button.extend` and the like would bring every component named here into the first page.
  components: {
    // The signal button is the one next step of a screen: `variant="filled"`; everything else is quiet.
    Button: {
      defaultProps: { variant: 'default' },
      classNames: { root: controls.button, label: controls.buttonLabel },
    },
    Input: { classNames: { input: controls.input } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
      classNames: {
        label: controls.label,
        error: controls.error,
        description: controls.description,
        required: controls.required,
      },
    },
    // The first item has the focus, not a nameless element before it, which is no part of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, radius: 'md', transitionProps: { duration: 150, transition: 'fade' } },
    },
  },
});

const shared = {
  '--mantine-primary-color-filled': 'var(--wm-signal)',
  '--mantine-primary-color-filled-hover': 'var(--wm-signal-press)',
  '--mantine-primary-color-contrast': 'var(--wm-on-signal)',
  '--mantine-color-body': 'var(--wm-paper)',
  '--mantine-color-text': 'var(--wm-ink)',
  '--mantine-color-dimmed': 'var(--wm-muted)',
  '--mantine-color-placeholder': 'var(--wm-muted)',
  '--mantine-color-default': 'transparent',
  '--mantine-color-default-hover': 'var(--wm-tint)',
  '--mantine-color-default-color': 'var(--wm-ink)',
  '--mantine-color-default-border': 'var(--wm-edge)',
  '--mantine-color-error': 'var(--wm-signal)',
  '--mantine-color-anchor': 'var(--wm-sky)',
};

/** Points Mantine's own variables at the tokens, so that both schemes have one source. */
export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
