/** Words of the screens of party users. */
export const people = {
  active: {
    on: 'Active',
    off: 'Switched off',
    question: 'Switch off this account?',
    consequence:
      '%{name} will be signed out everywhere and cannot sign in until the account is switched on again. Saving the form does it.',
    switchOff: 'Switch off',
  },
};
