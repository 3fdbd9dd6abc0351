const YOUTUBE = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/;
const ID = /^[\w-]{11}$/;

/** The still picture of a video on YouTube, from any form of its link; null for other hosts and other pages (VID-01). */
export function thumbnailOf(link: string): string | null {
  const id = URL.canParse(link) ? youtubeId(new URL(link)) : undefined;
  return id && ID.test(id) ? `https://i.ytimg.com/vi/${id}/mqdefault.jpg` : null;
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first, second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!YOUTUBE.test(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return first && ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}
