import type { password as english } from '../../en/accounts/password.ts';

export const password: typeof english = {
  title: 'పాస్‌వర్డ్ మార్పు',
  fields: {
    old_password: 'ప్రస్తుత పాస్‌వర్డ్',
    new_password: 'కొత్త పాస్‌వర్డ్',
    new_password_confirmation: 'కొత్త పాస్‌వర్డ్ మళ్లీ',
  },
  rule: 'కనీసం %{length} అక్షరాలు',
  submit: 'పాస్‌వర్డ్ మార్చండి',
  changed: 'పాస్‌వర్డ్ విజయవంతంగా మారింది!',
  others: 'మీరు ఇక్కడ సైన్ ఇన్‌లోనే ఉన్నారు. మిగతా అన్ని బ్రౌజర్లు, పరికరాలు సైన్ అవుట్ అయ్యాయి.',
  close: 'సరే',
  unexpected: 'అనుకోని లోపం జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
};
