import { alpha, createTheme, darken, type ThemeOptions } from '@mui/material/styles';

const FONTS = '"Noto Sans", "Noto Sans Telugu", "Noto Sans Devanagari", system-ui, sans-serif';

/** Both reds have a contrast of at least 4.5:1 on their surfaces and under their own text (SHELL-11). */
const palettes = {
  light: {
    primary: { main: '#b3261e', dark: '#8c1d18', contrastText: '#ffffff' },
    secondary: { main: '#4a5565', contrastText: '#ffffff' },
    success: { main: '#1b6e3c' },
    warning: { main: '#8a5300' },
    info: { main: '#1f5fa8' },
    error: { main: '#b3261e' },
    background: { default: '#f6f6f8', paper: '#ffffff' },
    text: { primary: '#1c1d21', secondary: '#555b66' },
    divider: '#e2e3e8',
  },
  dark: {
    primary: { main: '#ffb4ab', dark: '#ff897d', contrastText: '#561e19' },
    secondary: { main: '#c3c8d2', contrastText: '#22262e' },
    success: { main: '#86d7a0' },
    warning: { main: '#ffc26b' },
    info: { main: '#9ecaff' },
    error: { main: '#ffb4ab' },
    background: { default: '#131418', paper: '#1c1e23' },
    text: { primary: '#eceef2', secondary: '#b1b6c1' },
    divider: '#33363e',
  },
};

const themeOf = (mode: 'light' | 'dark'): ThemeOptions => ({
  palette: { mode, ...palettes[mode] },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: FONTS,
    fontSize: 14,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.35 },
    h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // A focused element must not be hidden behind the top bar.
        html: { scrollPaddingTop: 88 },
        body: { overflowWrap: 'break-word' },
        // Overrides the chosen theme, which the page sets for the sign-in.
        '@media print': { ':root[data-theme]': { colorScheme: 'light' } },
      },
    },
    // Only a screen's one main action, as a filled button, and the brand use the primary red.
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'text', color: 'primary' },
              style: ({ theme }) => ({ color: theme.palette.text.primary }),
            },
            {
              props: { variant: 'outlined', color: 'primary' },
              style: ({ theme }) => ({
                color: theme.palette.text.primary,
                borderColor: alpha(theme.palette.text.primary, 0.4),
              }),
            },
          ],
        },
      },
    },
    // A form inside a dialog: long content scrolls, the buttons stay visible.
    MuiDialog: {
      styleOverrides: {
        paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } },
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 } },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover', color: 'info' } },
    RaListToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          gap: theme.spacing(1),
          flexWrap: 'wrap',
          marginBlock: theme.spacing(1),
          [theme.breakpoints.down('sm')]: { backgroundColor: 'transparent', alignItems: 'stretch' },
        }),
      },
    },
    RaFilterForm: {
      styleOverrides: {
        root: ({ theme }) => ({
          gap: theme.spacing(1),
          padding: 0,
          '& .MuiFormHelperText-root.Mui-error': { display: 'block' },
          [theme.breakpoints.up('sm')]: { minHeight: 0, flex: '1 1 18rem' },
        }),
      },
    },
    // A filter that the user does not have takes no space.
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          '&:not(:has(.MuiInputBase-root, .MuiSkeleton-root))': { display: 'none' },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
    // In dark mode, buttons on react-admin's background have a contrast of only 4.4 (SHELL-11).
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...(theme.palette.mode === 'dark' && {
            '& .RaBulkActionsToolbar-toolbar': { backgroundColor: darken(theme.palette.primary.dark, 0.6) },
          }),
        }),
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: 0,
          minHeight: 0,
          gap: 4,
          alignItems: 'center',
          flexWrap: 'wrap',
          [theme.breakpoints.down('sm')]: { padding: 0, backgroundColor: 'transparent' },
        }),
      },
    },
    MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
  },
});

export const lightTheme = createTheme(themeOf('light'));
export const darkTheme = createTheme(themeOf('dark'));
