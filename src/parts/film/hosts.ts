export const filmFeatures: readonly string[] = ['autoplay', 'fullscreen', 'picture-in-picture'];
