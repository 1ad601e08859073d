# A server with its page: docker compose up, or see docs/self-hosting.md.
# The version of Node is the one that package.json pins; a test keeps it so.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# Nothing but what is built goes on from here. The image has its Node already, so that the pinned one is not installed.
RUN npm ci --ignore-scripts && npm run build

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules/better-sqlite3 ./node_modules/better-sqlite3
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/kickdoor.js", "serve"]
