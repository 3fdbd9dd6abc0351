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
