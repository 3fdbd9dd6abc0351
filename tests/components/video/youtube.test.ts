import { expect, test } from 'vitest';
import { thumbnailOf } from '#src/components/video/youtube.ts';

const ID = 'aqz-KE-bpKQ';
const PICTURE = `https://i.ytimg.com/vi/${ID}/mqdefault.jpg`;

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?t=10s&v=${ID}&list=PL1`,
  `http://m.youtube.com/watch?v=${ID}#t=3`,
  `https://music.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/embed/${ID}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}/`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/v/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `HTTPS://YOUTU.BE/${ID}`,
])('[VID-01] the picture of %s', (link) => {
  expect(thumbnailOf(link)).toBe(PICTURE);
});

test.each([
  `https://vimeo.com/${ID}`,
  `https://youtube.com.example.org/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=../../../a',
  'https://youtu.be/',
  'youtube',
  '',
])('[VID-01] no picture of %s', (link) => {
  expect(thumbnailOf(link)).toBeNull();
});
