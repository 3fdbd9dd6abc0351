import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';

/** An input for the link of a video, with a preview. */
export function VideoInput(props: TextInputProps) {
  const url: unknown = useWatch({ name: props.source });
  return (
    <>
      <TextInput type="url" {...props} />
      {typeof url === 'string' && <VideoPlayer key={url} url={url} />}
    </>
  );
}
