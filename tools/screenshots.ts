import { takePictures } from '../packages/e2e/src/pictures.ts'

/** `node tools/boot.mjs tools/screenshots.ts`: takes the README's pictures anew from the app named by ZHUJIA_URL. */
await takePictures()
