import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';

/** Takes the link to a video and shows which one it is. */
export function VideoInput(props: TextInputProps) {
  const url: unknown = useWatch({ name: props.source });
  return (
    <>
      <TextInput type="url" {...props} />
      {typeof url === 'string' && <VideoPlayer key={url} url={url} />}
    </>
  );
}
