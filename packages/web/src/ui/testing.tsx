import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { UiTextsProvider, type UiTexts } from './texts.tsx'

/** The texts of the ui kit in its own tests. */
export const testTexts: UiTexts = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  done: 'Done',
  retry: 'Retry',
  loading: 'Loading',
  required: 'required',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  increase: 'More',
  decrease: 'Less',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  viewPicture: 'View picture',
  pictureFailed: 'Picture not loaded',
  pause: 'Pause',
  play: 'Play',
  pullToRefresh: 'Pull to refresh',
  releaseToRefresh: 'Release to refresh',
  refreshing: 'Refreshing',
  refresh: 'Refresh',
  noMore: 'No more',
  loadFailed: 'Not loaded',
  offline: 'Offline',
  offlineHint: 'Try again later',
  moreActions: 'More actions',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
  unavailable: 'unavailable',
  stepDone: 'done',
  stepEnded: 'ended here',
  pleaseChoose: 'Choose',
  dot: 'new',
  characters: (used, max) => `${used} of ${max} characters`,
  badge: (count) => `${count} unread`,
  pictureOf: (index, total) => `Picture ${index} of ${total}`,
  resendIn: (seconds) => `Again in ${seconds} s`,
  days: (days) => `${days} d`,
}

/** Renders with the texts of the ui kit. */
export function renderUi(node: ReactNode): RenderResult {
  return render(node, { wrapper: ({ children }) => <UiTextsProvider texts={testTexts}>{children}</UiTextsProvider> })
}

/** Runs one step and lets React settle. */
export function run(step: () => void): void {
  act(() => {
    step()
  })
}
