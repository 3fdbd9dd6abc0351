/** Words of the sign-in page. They load before any account signs in, so add nothing else here. */
export const auth = {
  title: 'Grievance Desk',
  tagline: 'Every citizen’s grievance, recorded, followed and resolved.',
  heading: 'Sign in',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  remember: 'Remember me',
  submit: 'Sign in',
  working: 'Signing in…',
  language: 'Language',
  opening: 'Opening…',
  notOpened: 'The application could not be loaded.',
  reload: 'Reload page',
};
