addEventListener('message', ({ data }: MessageEvent<number>) => postMessage(data * 2))
