# A table server in a container: docker build -t orrery . && docker run -p 4200:4200 -v orrery:/data orrery
# docs/deployment.md says what can be set, and how several such containers share the games.
FROM node:24-bookworm-slim
WORKDIR /app

# what .dockerignore leaves of the clone; packages and builds are made inside
COPY . .
# the same steps that ./orrery takes on a fresh clone, and the page that `serve` hands out
RUN bash -euc '. .ci/prepare; install_packages /app; build /app; build_page /app' \
  && mkdir /data && chown node:node /data

# the program belongs to root; the server may write nothing but its data
USER node
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 4200
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4200/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# ./orrery hands over to node, which ends in order when the container is stopped
CMD ["./orrery", "serve", "--host", "0.0.0.0", "--port", "4200"]
