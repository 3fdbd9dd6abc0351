/** Words of the screens of galleries and videos. */
export const content = {
  event: {
    views: 'Views of the events',
    upcoming: 'Upcoming',
    past: 'Past',
    month: 'Month',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
  },
  video: { play: 'Play the video here', player: 'Video player' },
  gallery: {
    images: 'Images',
    choose: 'Choose images',
    hint: 'JPG or PNG, at most 2 MB each; larger photos are made smaller. Images can also be dropped here or pasted.',
    chosen: 'Chosen images',
    remove: 'Remove %{name}',
    creating: 'Creating the gallery…',
    sending: 'Uploading image %{number} of %{total}…',
    stopped:
      '%{smart_count} image has not been uploaded: %{reason} Save again to go on. |||| %{smart_count} images have not been uploaded: %{reason} Save again to go on.',
    created: 'The gallery has been saved.',
    left: 'Uploading, %{smart_count} image left… |||| Uploading, %{smart_count} images left…',
    unsent:
      '%{smart_count} image has not been uploaded: %{reason} |||| %{smart_count} images have not been uploaded: %{reason}',
    none: 'This gallery has no images yet.',
    failed: 'The images could not be loaded.',
    open: 'Open %{name}',
    thumbnail: 'Thumbnail',
    setThumbnail: 'Set %{name} as thumbnail',
    thumbnailSet: 'The thumbnail has been set.',
    deleteQuestion: 'Are you sure you want to delete the image "%{name}"?',
    deleted: 'Image "%{name}" deleted',
  },
};
