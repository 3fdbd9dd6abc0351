/** Words of the password page. */
export const password = {
  title: 'Change password',
  fields: {
    old_password: 'Current password',
    new_password: 'New password',
    new_password_confirmation: 'Confirm new password',
  },
  rule: 'At least %{length} characters',
  submit: 'Change password',
  changed: 'Password changed successfully!',
  others: 'You stay signed in here. Every other browser and device has been signed out.',
  close: 'OK',
  unexpected: 'An unexpected error occurred. Please try again.',
};

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

/** Words of the page where users edit their own profile. */
export const profile = {
  title: 'Edit Profile',
  user: 'User Information',
  contact: 'Contact Information',
  social: 'Social Media Information',
  app: 'App Information',
  appText: 'Pictures for the app. Each must have exactly the size given below it.',
  fields: {
    custom_designation: 'Custom designation',
    phone: 'Contact number',
    location_url: 'Location URL',
    instagram: 'Instagram',
    twitter: 'Twitter',
    facebook: 'Facebook',
    file: 'Master image',
    header_image: 'Header image',
    profile_image: 'Profile image',
  },
  locationHint: 'For your own use on this page: the link is neither sent nor saved.',
  picture: {
    choose: 'Choose a picture',
    replace: 'Choose another picture',
    discard: 'Discard choice',
    chosen: 'Chosen: %{name}',
    present: 'Present picture',
    none: 'No picture yet',
    size: '%{width} × %{height} pixels',
    rule: 'JPG or PNG, exactly %{width} × %{height} pixels, at most 5 MB',
  },
  incomplete: 'Please complete your profile. The other pages open as soon as it is saved.',
  update: 'Update',
  saved: 'Your profile has been updated.',
  loadFailed: 'Your profile could not be loaded.',
  newer:
    'Your profile has been changed elsewhere in the meantime. Load the newer version: what you typed stays in the form, and you can update again.',
  noCandidate: {
    title: 'Your account has no profile',
    text: 'A profile belongs to a candidate, and no candidate is linked to this account. If you need a profile, please ask the party IT office to add you as a candidate; then check again here.',
    check: 'Check again',
    still: 'There is still no candidate linked to your account.',
  },
};

/** Words of the sign-in dialog on a page whose session has ended. */
export const signInAgain = {
  title: 'Please sign in again',
  text: 'Your session has ended. Everything that you typed is still here. Sign in as %{name}, then send it again.',
  otherAccount: 'This page belongs to %{name}. Another account cannot go on with it; sign in afresh instead.',
  afresh: 'Sign in afresh',
};
