import type { auth as english } from '../../en/accounts/auth.ts';

export const auth: typeof english = {
  title: 'शिकायत कक्ष',
  tagline: 'हर नागरिक की शिकायत दर्ज हो, उस पर नज़र रहे और उसका समाधान हो।',
  heading: 'साइन इन',
  email: 'ईमेल',
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  capsLock: 'Caps Lock चालू है।',
  remember: 'मुझे याद रखें',
  submit: 'साइन इन करें',
  working: 'साइन इन हो रहा है…',
  language: 'भाषा',
  opening: 'खोला जा रहा है…',
  notOpened: 'एप्लिकेशन लोड नहीं हो सका।',
  reload: 'पेज फिर से लोड करें',
};
