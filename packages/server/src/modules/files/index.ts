/**
 * Pictures: uploads and drawings made by the server. Uploaded bytes are never served as they came, only encoded anew (except
 * videos, which are only played), and nothing is fetched from an address that a user gave.
 */
export { attachUploads, attachVideos, detachUpload } from './attach-uploads.ts'
export { addDrawings } from './commands/add-drawings.ts'
export { addVideo } from './commands/add-video.ts'
export { drawAhead, type WantedPicture } from './draw-ahead.ts'
export { picturesOf, videoOf } from './pictures.ts'
export { filesArea } from './area.ts'
export { pictureFinder, registerFiles, type Drawings, type FindPicture } from './serve.ts'
