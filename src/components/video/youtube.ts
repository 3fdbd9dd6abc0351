const YOUTUBE = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/;
const ID = /^[\w-]{11}$/;

/** The id of a YouTube video from any form of its link; null for other hosts and pages. */
export function youtubeId(link: string): string | null {
  const id = URL.canParse(link) ? idOf(new URL(link)) : undefined;
  return id && ID.test(id) ? id : null;
}

/** The still picture of a YouTube video; null without one (VID-01). */
export function thumbnailOf(link: string): string | null {
  const id = youtubeId(link);
  return id && `https://i.ytimg.com/vi/${id}/mqdefault.jpg`;
}

function idOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first, second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!YOUTUBE.test(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return first && ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}
